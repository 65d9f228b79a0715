import '../game.css'
import { openCheckPage } from '../check-page/check-page.ts'
import { giveUp } from '../give-up.ts'
import { pageRoot } from '../page-root.ts'

const root = pageRoot()
if (root.dataset.page === 'check') await openCheckPage(root)
else giveUp(root, root.dataset.problem ?? 'FAILED')
