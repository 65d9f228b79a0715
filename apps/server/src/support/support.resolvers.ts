import type { Resolvers } from '../schema/resolvers.generated.ts'
import { type ChatKeyDeps, createChatToken } from './chat-key.ts'
import { type ContactDeps, contactSupport } from './contact.ts'

export type SupportDeps = ChatKeyDeps & ContactDeps

export function supportResolvers(deps: SupportDeps): Resolvers {
  return {
    Query: {
      zendeskGetKey: (_root, _args, { viewer }) => createChatToken(deps, viewer?.playerId ?? null),
    },
    Mutation: {
      async contactSupport(_root, { input }, context) {
        await contactSupport(deps, input, context)
        return true
      },
    },
  }
}
