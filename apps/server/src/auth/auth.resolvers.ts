import { requirePayee } from '../kit/request-context.ts'
import type { Resolvers } from '../kit/resolvers.generated.ts'
import { changeOwnPassword } from './own-password.ts'
import type { SignInDeps } from './sign-in.ts'
import { endOtherSignIns, listSignIns } from './sign-ins.ts'

export function authResolvers(deps: SignInDeps): Resolvers {
  return {
    Query: {
      signIns: (_root, _args, context) => listSignIns(deps, requirePayee(context)),
    },
    Mutation: {
      async changeOwnPassword(_root, { input }, context) {
        await changeOwnPassword(deps, requirePayee(context), input, context.ip)
        return true
      },
      endOtherSignIns: (_root, _args, context) => endOtherSignIns(deps, context),
    },
  }
}
