import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { Module } from '../kit/module.ts'
import { DatabaseDown } from '../kit/refusal.ts'
import { checkNewPostings } from './checkpoint.ts'
import { listFreezes, openFreezeLog } from './freeze.ts'
import { openGroupCommit } from './group-commit.ts'
import { type PostResult, post, type Transfer } from './post.ts'

export interface Ledger {
  module: Module
  /**
   * Posts a transfer that nothing else has to be written with, together with others that wait.
   * Resolves after its commit; rejects with DatabaseDown when it is unknown whether it happened:
   * call again with the same key.
   */
  postSoon(transfer: Transfer): Promise<PostResult>
  /** Currencies in which no money moves, for readiness and metrics. */
  listFrozen(): Promise<string[]>
  close(): Promise<void>
}

const HOUR_MS = 3_600_000
const LOOK_EVERY_MS = 15_000

export function openLedger({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Ledger {
  const groupCommit = openGroupCommit<Transfer, PostResult>({
    keyOf: keyOfTransfer,
    runBatch: (transfers) => db.transaction((tx) => post(tx, transfers)),
    hitsAll: (error) => error instanceof DatabaseDown,
  })
  return {
    postSoon: groupCommit.submit,
    listFrozen: async () => (await listFreezes(db)).map(({ currency }) => currency),
    close: groupCommit.close,
    module: {
      jobs: [
        {
          name: 'ledger trial balance',
          everyMs: HOUR_MS,
          run: async (signal) => {
            await checkNewPostings({ db, clock, log }, signal)
          },
        },
        { name: 'ledger freezes', everyMs: LOOK_EVERY_MS, run: openFreezeLog({ db, log }) },
      ],
    },
  }
}

/**
 * Returns the key of a transfer: its first player. 'player/42/real' and 'player/42/bonus' have one
 * key.
 */
function keyOfTransfer({ key, postings }: Transfer): string {
  for (const { from, to } of postings) {
    const account = from.startsWith('player/') ? from : to
    if (account.startsWith('player/')) return account.slice(0, account.lastIndexOf('/'))
  }
  return key
}
