import { type ReactNode, useLayoutEffect, useState } from 'react'
import { type Viewer, ViewerContext, viewerSource } from './viewer.ts'

/** Gives the viewer to all components inside. */
export function ViewerScope({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const [source] = useState(() => viewerSource(viewer))
  // Before anything is painted: what is inside follows in the same frame.
  useLayoutEffect(() => source.now.set(viewer), [source, viewer])
  return <ViewerContext value={source}>{children}</ViewerContext>
}
