import { expect, test } from 'vitest'
import { GAME_KINDS } from '#contracts/studio-api.ts'
import { KINDS } from './client/kinds.ts'
import { type BuiltFiles, modulesOf, viewOf } from './page-modules.ts'

const built: BuiltFiles = {
  'client/main.ts': { file: 'assets/main.js', isEntry: true, imports: ['_words.js'] },
  '_words.js': { file: 'assets/words.js' },
  '_reels.js': { file: 'assets/reels.js', imports: ['_words.js', '_motion.js'] },
  '_motion.js': { file: 'assets/motion.js' },
  'client/slot/slot-view.ts': { file: 'assets/slot.js', imports: ['_reels.js', '_words.js'] },
  'client/keno/keno-view.ts': { file: 'assets/keno.js' },
}

test('a game’s page names its script, its view and all that these import, each once', () => {
  expect(modulesOf(built, [viewOf('slot'), 'client/words/en.ts'])).toEqual(
    ['main', 'words', 'slot', 'reels', 'motion'].map((name) => `assets/${name}.js`),
  )
})

test.each(GAME_KINDS)('the page of the kind %s names the view that this kind imports', (kind) => {
  expect(String(KINDS[kind])).toContain(viewOf(kind))
})
