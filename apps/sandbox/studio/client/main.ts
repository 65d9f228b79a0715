import './game.css'
import { openCheckPage } from './check-page/check-page.ts'
import { giveUp, play } from './play.ts'

const root = document.getElementById('game') ?? document.body
if (root.dataset.page === 'check') await openCheckPage(root)
else if (root.dataset.problem) giveUp(root, root.dataset.problem)
else await play(root)
