import type { JSONWebKeySet } from 'jose'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { Module } from '../../kit/module.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import type { SportsSessions } from '../tokens/sports-sessions.ts'
import type { SportsWallet } from '../wallet/sports-wallet.ts'
import type { VendorAddresses } from './vendor-addresses.ts'

/** The parts of the casino and the settings from which a vendor's sportsbook is opened. */
export interface SportsbookParts {
  db: Database
  clock: Clock
  log: Log
  sessions: SportsSessions
  wallet: SportsWallet
  sportsbook: VendorAddresses
  secrets: { session: readonly string[] }
  /** Betby's public keys; null where its operator API is not offered. */
  betbyKeys: JSONWebKeySet | null
  /** Keys that Delasport signs with; none where its wallet is not offered. */
  delasportSecrets: readonly string[]
  /**
   * Opens the token by which a book knows the player. Throws NotSignedIn for a visitor who does not
   * request a demo, and Refusals for players who may not bet.
   */
  openToken(context: RequestContext, demo: boolean): Promise<string>
}

/**
 * Opens a vendor's sportsbook: the query by which pages get their token, its rules, and the calls of
 * the vendor where it has a wallet interface of its own.
 */
export type OpenSportsbook = (parts: SportsbookParts) => Module

/** Rules of a query for a token: it writes a session, and a request may hold it once. */
export const TOKEN_RULE = { cost: 100, once: true } as const
