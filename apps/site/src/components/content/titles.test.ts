import { expect, test } from 'vitest'
import { createTitles } from './titles.ts'

test('a title of a part shows whether the page gets its title before or after it, and ends with the part', () => {
  const document = { title: 'as the server wrote it' }
  const titles = createTitles(() => document)
  const close = titles.setPart('First hand', 'Lobby')
  titles.setPage('Lobby')
  expect(document.title).toBe('First hand')
  close()
  expect(document.title).toBe('Lobby')
  const closeAgain = titles.setPart('Green room', 'Lobby')
  expect(document.title).toBe('Green room')
  titles.setPage('Promotions')
  closeAgain()
  expect(document.title).toBe('Promotions')
})

test('a title of the server comes back after a part, unless the server had called the page by that part', () => {
  const drawn = { title: 'Slots, all 120 of them' }
  createTitles(() => drawn).setPart('First hand', 'Slots')()
  expect(drawn.title).toBe('Slots, all 120 of them')
  const opened = { title: 'First hand' }
  createTitles(() => opened).setPart('First hand', 'Slots')()
  expect(opened.title).toBe('Slots')
})

test('a title of the newest part shows, in whatever order parts go', () => {
  const document = { title: 'Lobby' }
  const titles = createTitles(() => document)
  const closeGame = titles.setPart('Roulette', 'Lobby')
  const closeDialog = titles.setPart('First hand', 'Lobby')
  closeGame()
  expect(document.title).toBe('First hand')
  closeDialog()
  expect(document.title).toBe('Lobby')
})
