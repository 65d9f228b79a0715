import type { Case } from '../case.ts'
import { FREE_SPINS_CASES } from './free-spins.ts'
import { MALFORMED_CASES } from './malformed.ts'
import { MONEY_CASES } from './money.ts'
import { RACE_CASES } from './races.ts'
import { REPEAT_CASES } from './repeats.ts'
import { ROLLBACK_CASES } from './rollbacks.ts'
import { ROUND_CASES } from './rounds.ts'
import { SESSION_CASES } from './sessions.ts'
import { SIGNATURE_CASES } from './signatures.ts'

export const ALL_CASES: readonly Case[] = [
  ...SESSION_CASES,
  ...MONEY_CASES,
  ...REPEAT_CASES,
  ...ROLLBACK_CASES,
  ...ROUND_CASES,
  ...RACE_CASES,
  ...FREE_SPINS_CASES,
  ...SIGNATURE_CASES,
  ...MALFORMED_CASES,
]
