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
  const told: string[] = []
  const listeners = new Map<string, () => void>()
  let succeed = () => {}
  const script: Netent = {
    launch: (config, success) => {
      told.push(`launched in ${config.targetElement}`)
      succeed = () =>
        success({
          addEventListener: (event, listener) => listeners.set(event, listener),
          pauseAutoplay: () => told.push('pauseAutoplay'),
          resumeAutoplay: () => told.push('resumeAutoplay'),
          reloadBalance: () => told.push('reloadBalance'),
        })
    },
  }
  const game = openNetent(script, OPTIONS, {
    element: { id: 'place' } as HTMLElement,
    onReady: () => told.push('ready'),
    onLeave: () => told.push('left'),
    onRound: (running) => told.push(running ? 'round' : 'no round'),
    onFailure: () => told.push('failed'),
  })
  return { told, game, succeed: () => succeed(), fire: (event: string) => listeners.get(event)?.() }
}

test("a game of NetEnt's script that was made to wait before it has opened waits once it has", () => {
  const { told, game, succeed } = openPage()
  game.pause?.()
  expect(told).toEqual(['launched in place'])
  succeed()
  expect(told.slice(1)).toEqual(['pauseAutoplay'])
  game.resume?.()
  expect(told.slice(2)).toEqual(['resumeAutoplay'])
})

test("a game of NetEnt's script that may go on before it has opened is not made to wait", () => {
  const { told, game, succeed } = openPage()
  game.pause?.()
  game.resume?.()
  succeed()
  expect(told).toEqual(['launched in place'])
})

test("a game of NetEnt's script reads the balance at a message, once it has opened", () => {
  const { told, game, succeed } = openPage()
  game.reloadBalance?.()
  succeed()
  expect(told).toEqual(['launched in place'])
  game.reloadBalance?.()
  expect(told.slice(1)).toEqual(['reloadBalance'])
})

test("messages of a game of NetEnt's script are accepted in the words of the script", () => {
  const { told, succeed, fire } = openPage()
  succeed()
  for (const event of ['gameReady', 'gameRoundStarted', 'gameRoundEnded', 'goToLobby']) fire(event)
  expect(told.slice(1)).toEqual(['ready', 'round', 'no round', 'left'])
})
