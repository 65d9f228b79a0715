import type { Module } from '../kit/module.ts'
import { type SupportDeps, supportResolvers } from './support.resolvers.ts'

/**
 * Opens support for players: the facts that the chat knows of them, and mail for when
 * there is no chat.
 */
export function openSupport(deps: SupportDeps): Module {
  return {
    resolvers: supportResolvers(deps),
    fields: {
      'Query.zendeskGetKey': { cost: 20 },
      'Mutation.contactSupport': { cost: 200, once: true },
    },
  }
}
