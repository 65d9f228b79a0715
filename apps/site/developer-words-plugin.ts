import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/**
 * Leaves out of the libraries what only their developers read: a page on a phone carries none of
 * it. Each of these calls does nothing in production, or writes a line about wrong use to the
 * console; and React's `displayName` keeps components alive that nothing uses.
 */
export function withoutDeveloperWords(): Plugin {
  return {
    name: 'baize-without-developer-words',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/(react-router|i18next|react-i18next)\/.*\.js$/ },
      handler: (code, id) => ({ code: leaveOutDeveloperWords(code, id), map: null }),
    },
  }
}

/** Stands in the place of a statement that is left out: it may be the whole of an `if`. */
const NOTHING = ';'
const WARNS = /^(warning|warnOnce)$/
/** i18next uses these only where it was opened with `debug`. */
const LOGS = /^(warn|log|once|deprecate)$/

export function leaveOutDeveloperWords(code: string, name: string): string {
  const changes: { from: number; to: number; text: string }[] = []
  const { program } = parseSync(name, code)
  new Visitor({
    ExpressionStatement: ({ expression, start, end }) => {
      if (isMessage(expression) || isNaming(expression))
        changes.push({ from: start, to: end, text: NOTHING })
    },
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'CallExpression' && propertyOf(init.callee) === 'forwardRef')
        changes.push({ from: init.start, to: init.start, text: '/* @__PURE__ */ ' })
    },
  }).visit(program)
  let left = code
  for (const { from, to, text } of changes.sort((one, other) => other.from - one.from))
    left = left.slice(0, from) + text + left.slice(to)
  return left
}

function isMessage(expression: ESTree.Expression): boolean {
  if (expression.type !== 'CallExpression') return false
  const { callee } = expression
  if (callee.type === 'Identifier') return WARNS.test(callee.name)
  return (
    callee.type === 'MemberExpression' &&
    LOGS.test(propertyOf(callee)) &&
    nameOf(callee.object) === 'logger'
  )
}

function isNaming(expression: ESTree.Expression): boolean {
  return expression.type === 'AssignmentExpression' && propertyOf(expression.left) === 'displayName'
}

function nameOf(node: ESTree.Expression | ESTree.Super): string {
  return node.type === 'Identifier' ? node.name : propertyOf(node)
}

function propertyOf(node: ESTree.Node): string {
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : ''
}
