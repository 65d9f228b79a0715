import { type ReactNode, useLayoutEffect, useState } from 'react'
import { type Viewer, ViewerContext, viewerSource } from './viewer.ts'

/** Who the viewer is for everything inside. */
export function ViewerScope({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [source] = useState(() => viewerSource(viewer))
  // Before anything is painted: what is inside follows in the same frame.
  useLayoutEffect(() => source.now.set(viewer), [source, viewer])
  return <ViewerContext value={source}>{children}</ViewerContext>
}
