/**
 * Leaves the browser room for little more than a corner of a window. Stories read from pages what
 * stands on them and where, which is the same whether it is drawn or not, and drawing was an eighth
 * of what a page costs. A picture of a story that failed shows that corner; `--trace on` shows it
 * all.
 */
export const DRAWS_LITTLE = '--force-gpu-mem-available-mb=1'
