import { describe, expect, test } from 'vitest'
import {
  EGT,
  GENERIC,
  ORYX,
  PLAY_N_GO,
  PRAGMATIC,
  SILENT,
  strategyWords,
  venumWords,
} from './frame-words.ts'

const leave = { kind: 'leave' }
const begun = { kind: 'round', running: true }
const over = { kind: 'round', running: false }

describe('the words of a game frame', () => {
  test.each([
    ['generic', GENERIC, 'close', leave],
    ['generic', GENERIC, { type: 'height:900' }, { kind: 'height', height: 900 }],
    ['Oryx', ORYX, { wpgaction: 'close' }, leave],
    ['Oryx', ORYX, { wpgaction: 'gameSpinStart' }, begun],
    ['Oryx', ORYX, { wpgaction: 'gameSpinEnd' }, over],
    ["Play'n GO", PLAY_N_GO, { type: 'backToLobby' }, leave],
    ["Play'n GO", PLAY_N_GO, { type: 'reloadGame' }, { kind: 'reload' }],
    ["Play'n GO", PLAY_N_GO, { type: 'roundStarted' }, begun],
    ["Play'n GO", PLAY_N_GO, { type: 'gameIdle' }, over],
    ['EGT', EGT, { command: 'com.egt-bg.exit' }, leave],
    ['Pragmatic', PRAGMATIC, { name: 'gameLoadingEnded' }, { kind: 'ready' }],
    ['Pragmatic', PRAGMATIC, { name: 'gameRoundStarted' }, begun],
    ['Pragmatic', PRAGMATIC, { name: 'gameRoundEnded' }, over],
    ['Pragmatic', PRAGMATIC, { name: 'notifyCloseContainer' }, leave],
    ['Pragmatic', PRAGMATIC, { name: 'gameQuit' }, leave],
    ['Pragmatic', PRAGMATIC, { name: 'balanceTooLow' }, { kind: 'deposit' }],
  ])('of %s are read', (_, words, data, message) => {
    expect(words.read(data)).toEqual(message)
  })

  test.each([
    null,
    7,
    '',
    'close',
    [],
    {},
    { wpgaction: 7 },
    { type: 'toString' },
    { name: '__proto__' },
    { command: 'exit' },
  ])('are not accepted in %j, which is in no such dialect', (data) => {
    for (const words of [ORYX, PLAY_N_GO, EGT, PRAGMATIC]) expect(words.read(data)).toBeNull()
  })

  test.each(['amatic', 'novomatic', 'quickspin', 'wazdan', 'merkur'])(
    'of Venum %s are the generic ones',
    (subType) => {
      expect(venumWords(subType)).toBe(GENERIC)
    },
  )

  test.each([
    ['egt', EGT],
    ['play_n_go', PLAY_N_GO],
    ['pragmatic', PRAGMATIC],
  ])('of Venum %s are its own', (subType, words) => {
    expect(venumWords(subType)).toBe(words)
  })

  test.each([
    ['egt', EGT],
    ['playngo', PLAY_N_GO],
    ['netent', SILENT],
    ['iframe', GENERIC],
    ['toString', GENERIC],
    [undefined, GENERIC],
  ])('of a SOFTSWISS game with the strategy %s are those of its vendor', (strategy, words) => {
    expect(strategyWords(strategy)).toBe(words)
  })

  test('report to the game that the balance has changed when its family has a message for it', () => {
    const families = { GENERIC, ORYX, PLAY_N_GO, EGT, PRAGMATIC, SILENT }
    const messages = Object.entries(families).map(([name, { balance }]) => [name, balance])
    expect(Object.fromEntries(messages)).toEqual({
      GENERIC: { type: 'updateBalance' },
      PLAY_N_GO: { req: 'refreshBalance' },
    })
  })

  test("of Play'n GO are requested when the frame has loaded", () => {
    expect(PLAY_N_GO.greeting).toContainEqual({
      messageType: 'addEventListener',
      eventType: 'backToLobby',
    })
  })
})
