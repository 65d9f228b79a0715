import { describe, expect, test } from 'vitest'
import { canBePaused, GAME_WORDS } from '../families/game-words.ts'
import { HOST_WORDS } from './host-words.ts'

describe('the words of a game to the page around it', () => {
  test.each([
    ['generic', 'leave', { type: 'close' }],
    ['generic', 'ready', { type: 'ready' }],
    ['oryx', 'leave', { wpgaction: 'close' }],
    ['oryx', 'roundStarted', { wpgaction: 'gameSpinStart' }],
    ['oryx', 'reload', null],
    ['playngo', 'leave', { type: 'backToLobby' }],
    ['playngo', 'roundEnded', { type: 'gameIdle' }],
    ['egt', 'leave', { command: 'com.egt-bg.exit' }],
    ['egt', 'roundStarted', null],
    ['pragmatic', 'ready', { name: 'gameLoadingEnded' }],
    ['pragmatic', 'leave', { name: 'gameQuit' }],
    ['pragmatic', 'lowBalance', { name: 'balanceTooLow' }],
    ['generic', 'lowBalance', null],
    ['netent', 'leave', { netent: 'goToLobby' }],
    ['tvbet', 'leave', null],
    ['address', 'leave', null],
  ] as const)('in the dialect %s for "%s" are %j', (words, event, message) => {
    expect(HOST_WORDS[words].messageFor(event)).toEqual(message)
  })

  test.each([
    ['generic', { type: 'pause' }, { type: 'resume' }],
    ['oryx', { wpgaction: 'doGamePause' }, { wpgaction: 'doGameResume' }],
    ['playngo', { req: 'gameDisable' }, { req: 'gameEnable' }],
    ['netent', { netent: 'pauseAutoplay' }, { netent: 'resumeAutoplay' }],
  ] as const)(
    'of the page to a game in the dialect %s make it wait and go on',
    (words, pause, resume) => {
      const { readPause } = HOST_WORDS[words]
      expect([readPause?.(pause), readPause?.(resume), readPause?.({ other: 1 })]).toEqual([
        true,
        false,
        null,
      ])
    },
  )

  test('of Pragmatic make it wait, and have none for going on', () => {
    expect(HOST_WORDS.pragmatic.readPause?.('{"type":"Tilt"}')).toBe(true)
  })

  test.each([
    ['generic', { type: 'updateBalance' }],
    ['playngo', { req: 'refreshBalance' }],
    ['netent', { netent: 'reloadBalance' }],
  ] as const)(
    'of the page to a game in the dialect %s say that the balance has changed',
    (words, news) => {
      const { isBalanceNews } = HOST_WORDS[words]
      expect(
        [news, { type: 'pause' }, { req: 'gameDisable' }, null].map((data) =>
          isBalanceNews?.(data),
        ),
      ).toEqual([true, false, false, false])
    },
  )

  test('exist for every dialect that a session may name', () => {
    expect(Object.keys(HOST_WORDS).sort()).toEqual([...GAME_WORDS].sort())
  })
})

test.each(GAME_WORDS)('the words of %s can pause a game where autoplay counts on it', (words) => {
  expect(HOST_WORDS[words].readPause !== undefined).toBe(canBePaused(words))
})
