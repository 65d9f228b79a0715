import './game.css'
import { giveUp, play } from './play.ts'

// Not awaited: the views import the file that this script is built into, and would wait for its end.
void start(document.getElementById('game') ?? document.body)

async function start(root: HTMLElement): Promise<void> {
  if (root.dataset.page === 'check')
    await (await import('./check-page/check-page.ts')).openCheckPage(root)
  else if (root.dataset.problem) await giveUp(root, root.dataset.problem)
  else await play(root)
}
