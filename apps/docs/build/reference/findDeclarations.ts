// @boundaries-ignore the parser of the checks is at the root
import type { readSource } from '../../../../scripts/checks/sources.mjs'
import { parseTsDoc, type TsDoc } from './parseTsDoc.js'

/** A node of the syntax tree. */
export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A member of an object type, or of a union of texts. */
export type Member = {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly doc: TsDoc
}

/** A declaration of an export. */
export type Declaration = {
  readonly kind: 'function' | 'class' | 'const' | 'type' | 'namespace'
  /** Its source without the body. */
  readonly signature: string
  readonly doc: TsDoc
  /** The members of an object type, or the texts of a union that are documented. */
  readonly members: readonly Member[]
}

type Source = ReturnType<typeof readSource>

const kinds: Readonly<Record<string, Declaration['kind']>> = {
  FunctionDeclaration: 'function',
  TSDeclareFunction: 'function',
  ClassDeclaration: 'class',
  TSTypeAliasDeclaration: 'type',
  TSInterfaceDeclaration: 'type',
  TSModuleDeclaration: 'namespace',
}

/** Returns the declarations with a name that a file exports, in the order of the file. */
export function findDeclarations(source: Source, name: string): Declaration[] {
  return toNodes(source.program.body).flatMap((statement): Declaration[] => {
    const declaration = toNodes([statement.declaration ?? statement])[0]
    if (!declaration) return []
    const doc = readDocBefore(source, statement.start)
    const variable = toNodes(declaration.declarations).find((one) => toNodes([one.id])[0]?.name === name)
    if (variable)
      return [{ kind: 'const', signature: toConstSignature(source, declaration, variable), doc, members: [] }]
    const kind = kinds[declaration.type]
    if (!kind || toNodes([declaration.id])[0]?.name !== name) return []
    const body = toNodes([declaration.body])[0]
    const hasBody = (kind === 'function' || kind === 'class') && body !== undefined
    const end = hasBody ? body.start : declaration.end
    const signature = source.text.slice(declaration.start, end).trim()
    return [{ kind, signature, doc, members: readMembers(source, declaration) }]
  })
}

/** Returns the nodes among a value that may be a list of nodes. */
export function toNodes(value: unknown): SyntaxNode[] {
  return Array.isArray(value)
    ? value.filter((node): node is SyntaxNode => typeof node === 'object' && node !== null && 'type' in node)
    : []
}

function toConstSignature({ text }: Source, declaration: SyntaxNode, variable: SyntaxNode): string {
  const init = toNodes([variable.init])[0]
  const start = text.slice(declaration.start, toNodes([variable.id])[0]?.end ?? declaration.end)
  if (!init) return start
  const body = toNodes([init.body])[0]
  if (init.type === 'ArrowFunctionExpression' && body)
    return `${start} = ${text.slice(init.start, body.start)}…`
  return start
}

function readMembers(source: Source, declaration: SyntaxNode): Member[] {
  const type = toNodes([declaration.typeAnnotation ?? declaration.body])[0]
  if (!type) return []
  if (type.type === 'TSUnionType') return readUnion(source, type)
  return toNodes(type.members ?? type.body)
    .filter((member) => member.type === 'TSPropertySignature' || member.type === 'TSMethodSignature')
    .map((member) => {
      const key = toNodes([member.key])[0]
      const annotation = toNodes([member.typeAnnotation])[0]
      const from = annotation?.start ?? key?.end ?? member.start
      return {
        name: key ? source.text.slice(key.start, key.end) : '',
        type: source.text
          .slice(from, member.end)
          .replace(/^:\s*/, '')
          .replace(/ \| undefined$/, ''),
        isOptional: member.optional === true,
        doc: readDocBefore(source, member.start),
      }
    })
}

function readUnion(source: Source, type: SyntaxNode): Member[] {
  const members = toNodes(type.types).map((node) => ({
    name: source.text.slice(node.start, node.end).replaceAll("'", ''),
    type: '',
    isOptional: false,
    doc: readDocBefore(source, node.start),
  }))
  return members.some(({ doc }) => doc.summary !== '') ? members : []
}

/** Returns the TSDoc that ends right before a position. */
export function readDocBefore({ text, comments }: Source, position: number): TsDoc {
  const comment = comments.findLast(
    ({ type, end, value }) => type === 'Block' && value.startsWith('*') && end <= position,
  )
  if (
    !comment ||
    !/^[\s|]*(readonly\s*)?$/.test(text.slice(comment.end, position).replace(/\/\/[^\n]*/g, ''))
  )
    return parseTsDoc('')
  return parseTsDoc(comment.value)
}
