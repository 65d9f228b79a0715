import { useContentNews } from '../../components/content/use-fresh-content.ts'
import { laterContentIds, topContentIds } from './lobby-content.ts'
import { useContent } from './use-content.ts'

/**
 * Queries again what has been published meanwhile. `isCurrent` says that what is shown came with
 * the page.
 */
export function LobbyNewsListener({ isCurrent }: { isCurrent: boolean }) {
  const [, againTop] = useContent(topContentIds)
  const [, againLater] = useContent(laterContentIds)
  useContentNews(topNames, againTop, isCurrent)
  useContentNews(laterNames, againLater, isCurrent)
  return null
}

const topNames = namesOf(topContentIds)
const laterNames = namesOf(laterContentIds)

/** News name whole components, without what stands behind a dot. */
function namesOf(ids: readonly string[]): string {
  return ids.map((id) => id.split('.')[0]).join(' ')
}
