import type { Module } from '../kit/module.ts'
import { type MarketsDeps, marketsResolvers } from './markets.resolvers.ts'

/** What `settings` answers. */
export function openMarkets(deps: MarketsDeps): Module {
  return { resolvers: marketsResolvers(deps) }
}
