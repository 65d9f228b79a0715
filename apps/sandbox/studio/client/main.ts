import './game.css'
import { play } from './play.ts'

const root = document.getElementById('game') ?? document.body

if (root.dataset.page === 'check')
  await (await import('./check-page/check-page.ts')).openCheckPage(root)
else await play(root)
