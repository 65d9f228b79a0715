import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { categoryPath, type KnownCategory, rowsOf } from '../../components/games/categories.ts'
import { GameRail } from './GameRail.tsx'
import { useLobby } from './use-lobby.ts'

/** A category's first games. */
export function GameRibbon({ id }: { id: KnownCategory }) {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const [{ data }] = useLobby()
  const games = data?.categories.find((category) => category.id === id)?.games.edges.results ?? []
  if (games.length === 0) return null
  const name = `ribbon_${id.toLowerCase()}`
  return (
    <GameRail
      title={t(name)}
      note={t(`${name}_note`)}
      href={categoryPath(id)}
      rows={rowsOf(id)}
      games={games}
      t={t}
      from={pathname}
    />
  )
}
