import { expect, test } from 'vitest'
import { GAME_KINDS } from '#contracts/studio-api.ts'
import { KINDS } from './client/kinds.ts'
import { type BuiltFiles, modulesOf, viewOf } from './page-modules.ts'

const built: BuiltFiles = {
  'client/main.ts': { file: 'assets/main.js', imports: ['_common.js'] },
  '_common.js': { file: 'assets/common.js', css: ['assets/common.css'] },
  '_reels.js': { file: 'assets/reels.js', imports: ['_common.js', '_motion.js'] },
  '_motion.js': { file: 'assets/motion.js' },
  'client/slot/slot-view.ts': { file: 'assets/slot.js', imports: ['_reels.js', '_common.js'] },
  'client/keno/keno-view.ts': { file: 'assets/keno.js' },
}

test('a game’s page names the file that all games share, its view and all that these import, each once', () => {
  expect(modulesOf(built, [viewOf('slot'), 'client/words/en.ts'])).toEqual(
    ['common', 'slot', 'reels', 'motion'].map((name) => `assets/${name}.js`),
  )
})

test.each(GAME_KINDS)('the page of the kind %s names the view that this kind imports', (kind) => {
  expect(String(KINDS[kind])).toContain(viewOf(kind))
})
