import './game.css'
import { giveUp, play } from './play.ts'

const root = document.getElementById('game') ?? document.body

if (root.dataset.page === 'check')
  await (await import('./check-page/check-page.ts')).openCheckPage(root)
else if (root.dataset.problem) await giveUp(root, root.dataset.problem)
else await play(root)
