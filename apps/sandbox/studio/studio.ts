import { Hono } from 'hono'
import type { Party, PartyOptions } from '../http/party.ts'

export interface StudioOptions extends PartyOptions {
  /** How many games the catalogue holds; more than are drawn by hand are made by varying them. */
  gameCount?: number
  /** The shortest time from one spin to the next, in milliseconds. */
  minimumRoundMs?: number
}

/** The game studio: a catalogue, launches, and the games themselves, whose every real round is paid through the casino's wallet. */
export async function openStudio(_options: StudioOptions): Promise<Party> {
  const app = new Hono()
  return { app, close() {} }
}
