import { type ESTree, parseSync, Visitor } from 'vite'

/**
 * A browser that translates a page puts each text into an element of its own. React, which still
 * holds the text that was there, then fails as soon as it takes that text away, or puts something
 * before it: the whole dialog is lost. It holds no text that is the only child of an element. So
 * text that stands beside something else has an element of its own. Answers the lines where it has
 * none.
 */
export function findTextBesideOthers(code: string, path: string): number[] {
  const { program } = parseSync(path, code)
  const drawn = namesOfDrawn(program)
  const lines = new Set<number>()
  const look = (children: readonly ESTree.JSXChild[], isFragment: boolean) => {
    const there = children.filter(isDrawn)
    if (there.length < 2 && !isFragment) return
    for (const child of there)
      if (mayBeText(child, drawn)) lines.add(code.slice(0, child.start).split('\n').length)
  }
  new Visitor({
    JSXElement: ({ children }) => look(children, false),
    JSXFragment: ({ children }) => look(children, true),
  }).visit(program)
  return [...lines]
}

/** White space with a line break in it, and comments, draw nothing. */
function isDrawn(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n')
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'
}

type Names = ReadonlySet<string>

function mayBeText(node: ESTree.Node, drawn: Names): boolean {
  switch (node.type) {
    case 'JSXText':
      return true
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return mayBeText(node.expression, drawn)
    case 'ConditionalExpression':
      return mayBeText(node.consequent, drawn) || mayBeText(node.alternate, drawn)
    case 'LogicalExpression':
      return (node.operator !== '&&' && mayBeText(node.left, drawn)) || mayBeText(node.right, drawn)
    case 'Literal':
      return node.value !== null && typeof node.value !== 'boolean'
    case 'Identifier':
      return node.name !== 'undefined' && !drawn.has(node.name)
    case 'CallExpression':
      return !drawsElements(node, drawn)
    default:
      return true
  }
}

function isElements(type: ESTree.TSType): boolean {
  return (
    type.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name === 'Elements'
  )
}

/** `list.map((each) => <Item />)`, and a call of what draws an element. */
function drawsElements({ callee, arguments: given }: ESTree.CallExpression, drawn: Names): boolean {
  if (callee.type === 'Identifier') return drawn.has(callee.name)
  if (callee.type !== 'MemberExpression') return false
  const draw = given.at(-1)
  return (
    draw?.type === 'ArrowFunctionExpression' &&
    returned(draw).every((each) => each !== null && !mayBeText(each, drawn))
  )
}

/** Returns the value of an arrow function. */
function returned({ body }: ESTree.ArrowFunctionExpression): (ESTree.Expression | null)[] {
  if (body.type !== 'BlockStatement') return [body as ESTree.Expression]
  return body.body.flatMap((each) => (each.type === 'ReturnStatement' ? [each.argument] : []))
}

/**
 * Names that stand for elements, or for a function that draws them, in this file: by what they are
 * given, or by their type.
 */
function namesOfDrawn(program: ESTree.Program): Names {
  const names = new Set<string>()
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation
      const drawn = type?.type === 'TSFunctionType' ? type.returnType?.typeAnnotation : type
      if (key.type === 'Identifier' && drawn && isElements(drawn)) names.add(key.name)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return
      const given = init.type === 'ArrowFunctionExpression' ? returned(init) : [init]
      const draws =
        given.length > 0 && given.every((each) => each !== null && !mayBeText(each, names))
      if (draws && JSON.stringify(init).includes('JSXElement')) names.add(id.name)
    },
  }).visit(program)
  return names
}
