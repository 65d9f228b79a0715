import { requirePayee } from '../kit/request-context.ts'
import type { Resolvers } from '../schema/resolvers.generated.ts'
import type { SignInDeps } from './sign-in/admit.ts'
import { changeOwnPassword } from './sign-in/own-password.ts'
import { endOtherSignIns, listSignIns } from './sign-in/sign-ins.ts'

export function authResolvers(deps: SignInDeps): Resolvers {
  return {
    Query: {
      signIns: (_root, _args, context) => listSignIns(deps, requirePayee(context)),
    },
    Mutation: {
      async changeOwnPassword(_root, { input }, context) {
        await changeOwnPassword(deps, input, context)
        return true
      },
      endOtherSignIns: (_root, _args, context) => endOtherSignIns(deps, context),
    },
  }
}
