// @boundaries-ignore the parser of the checks is at the root
import { readSource } from '../../../../scripts/checks/sources.mjs'
import { readDocBefore, toNodes } from '../reference/findDeclarations.js'
import { root } from '../reference/readExports.js'

/** Reads the TSDoc of each property of an object schema, such as `export const settingsSchema = z.strictObject({ … })`. */
export function readSettings(file: string, name: string): ReadonlyMap<string, string> {
  const source = readSource(root, file)
  const schema = toNodes(source.program.body)
    .flatMap((statement) => toNodes([statement.declaration]))
    .flatMap((declaration) => toNodes(declaration.declarations))
    .find((variable) => toNodes([variable.id])[0]?.name === name)
  const call = toNodes([schema?.init])[0]
  const fields = toNodes(toNodes(call?.arguments)[0]?.properties)
  return new Map(
    fields.map((field) => [
      String(toNodes([field.key])[0]?.name),
      readDocBefore(source, field.start).summary.replace(/\s+/g, ' '),
    ]),
  )
}
