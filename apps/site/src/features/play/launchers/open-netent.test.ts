import { expect, test } from 'vitest'
import { type Netent, openNetent } from './open-netent.ts'

const OPTIONS = {
  gameId: 'a-game',
  sessionId: 'DEMO-1-EUR',
  staticServer: 'https://static.test',
  gameServerURL: 'https://games.test',
  lobbyURL: 'https://casino.test/closewindow',
  language: 'en',
  walletMode: 'seamlesswallet',
}

/** A page for NetEnt's script, and a script whose game opens when a test lets it. */
function openPage() {
  const calls: string[] = []
  const listeners = new Map<string, () => void>()
  let succeed = () => {}
  const script: Netent = {
    launch: (config, success) => {
      calls.push(`launched in ${config.targetElement}`)
      succeed = () =>
        success({
          addEventListener: (event, listener) => listeners.set(event, listener),
          pauseAutoplay: () => calls.push('pauseAutoplay'),
          resumeAutoplay: () => calls.push('resumeAutoplay'),
          reloadBalance: () => calls.push('reloadBalance'),
        })
    },
  }
  const game = openNetent(script, OPTIONS, {
    element: { id: 'place' } as HTMLElement,
    onReady: () => calls.push('ready'),
    onLeave: () => calls.push('left'),
    onRound: (running) => calls.push(running ? 'round' : 'no round'),
    onFailure: () => calls.push('failed'),
  })
  return {
    calls,
    game,
    succeed: () => succeed(),
    fire: (event: string) => listeners.get(event)?.(),
  }
}

test("a game of NetEnt's script that was made to wait before it has opened waits once it has", () => {
  const { calls, game, succeed } = openPage()
  game.pause?.()
  expect(calls).toEqual(['launched in place'])
  succeed()
  expect(calls.slice(1)).toEqual(['pauseAutoplay'])
  game.resume?.()
  expect(calls.slice(2)).toEqual(['resumeAutoplay'])
})

test("a game of NetEnt's script that may go on before it has opened is not made to wait", () => {
  const { calls, game, succeed } = openPage()
  game.pause?.()
  game.resume?.()
  succeed()
  expect(calls).toEqual(['launched in place'])
})

test("a game of NetEnt's script reads the balance at a message, once it has opened", () => {
  const { calls, game, succeed } = openPage()
  game.reloadBalance?.()
  succeed()
  expect(calls).toEqual(['launched in place'])
  game.reloadBalance?.()
  expect(calls.slice(1)).toEqual(['reloadBalance'])
})

test("messages of a game of NetEnt's script are accepted in the words of the script", () => {
  const { calls, succeed, fire } = openPage()
  succeed()
  for (const event of ['gameReady', 'gameRoundStarted', 'gameRoundEnded', 'goToLobby']) fire(event)
  expect(calls.slice(1)).toEqual(['ready', 'round', 'no round', 'left'])
})
