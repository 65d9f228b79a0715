import type { Route } from '../../kit/http.ts'
import { type HealthDeps, healthRoutes } from '../jobs/health.ts'
import { type WellKnownDeps, wellKnownRoutes } from './well-known.ts'

/** The routes that belong to no module. */
export function ownRoutes(deps: HealthDeps & WellKnownDeps): Route[] {
  return [...healthRoutes(deps), ...wellKnownRoutes(deps)]
}
