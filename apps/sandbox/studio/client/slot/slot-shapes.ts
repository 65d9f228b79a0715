import type { Win } from '../../maths/slot/evaluate.ts'
import type { SlotMaths, SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { Spin } from '../../maths/slot/spin.ts'

/** The game's own description and rounds, as the studio sends them. */
export type SlotDescription = SlotMaths & { kind: 'slot' }
export type ShownWin = Win & { amount: number }
export type ShownSpin = Omit<Spin, 'wins'> & { wins: ShownWin[]; win: number }

export interface ShownRound {
  spins: ShownSpin[]
  chosen?: SlotSymbol
}
