import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChipLink } from '#ui/Chip.tsx'
import { formatCount } from '#ui/count-format.ts'
import { useStore } from '../../lib/store.ts'
import { favouritesHref } from './favourites-view.ts'
import { playerGames } from './player-games.ts'

interface FavouritesChipProps {
  current: boolean
  /** The id of the list that it chooses. */
  list: string
}

/** Stands behind the categories, and shows how many favourites there are. */
export function FavouritesChip({ current, list }: FavouritesChipProps) {
  const { t, i18n } = useTranslation('favourites')
  const count = useStore(playerGames, null)?.favourites.length
  return (
    <ChipLink href={favouritesHref} current={current} data-keep-scroll={list}>
      <Heart aria-hidden="true" className="size-4" />
      <span>{t('favourites')}</span>
      {count === undefined ? null : (
        <span className="text-[11px] leading-none opacity-75">
          {formatCount(count, i18n.language)}
        </span>
      )}
    </ChipLink>
  )
}
