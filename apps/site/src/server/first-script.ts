import { createHash } from 'node:crypto'
import { ASLEEP, AWAKE, keepEarlyPress } from '../lib/early-press.ts'

/** The one script that stands in every page: what has to be there before any file of scripts can have come. */
export const firstScript = `(${keepEarlyPress})(document,${JSON.stringify(ASLEEP)},${JSON.stringify(AWAKE)})`

/** `sha256-…` of it, for the content security policy. */
export const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`
