import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChipLink } from '#ui/Chip.tsx'
import { formatCount } from '#ui/count-format.ts'
import { useStore } from '../lib/store.ts'
import { favouritesHref } from './favourites-view.ts'
import { playerGames } from './player-games.ts'

/** Stands behind the categories, and says how many favourites there are. */
export function FavouritesChip({ current }: { current: boolean }) {
  const { t, i18n } = useTranslation('favourites')
  const count = useStore(playerGames, null)?.favourites.length
  return (
    <ChipLink href={favouritesHref} current={current} data-keep-scroll="">
      <Heart aria-hidden="true" className="size-4" />
      {t('favourites')}
      {count === undefined ? null : <span className="text-[11px] leading-none opacity-75">{formatCount(count, i18n.language)}</span>}
    </ChipLink>
  )
}
