import { CustomLists } from './CustomLists.tsx'
import { FeaturedGame } from './FeaturedGame.tsx'
import { TopGames } from './TopGames.tsx'
import { TopProviders } from './TopProviders.tsx'
import { TrendingGames } from './TrendingGames.tsx'

/**
 * The sections that editors fill below the ribbons, in one file, because a reader who scrolls to
 * the first of them reaches the others.
 */
export const sectionsBelow = { CustomLists, FeaturedGame, TrendingGames, TopGames, TopProviders }
