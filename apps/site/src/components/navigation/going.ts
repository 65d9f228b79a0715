import { createStore } from '../../lib/store.ts'

/** True from the press that leads elsewhere until one is there. */
export const going = createStore(false)

/** The number of things that have been requested and whose code is still being fetched. */
export const onTheWay = createStore(0)
