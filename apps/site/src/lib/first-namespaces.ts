/**
 * The words that the first view of any page needs; they come in one file a language. Others come
 * with their feature.
 */
export const firstNamespaces = ['casino', 'common', 'lobby', 'shell']
