/** Prints options as a TypeScript object literal. */
export function printOptions(value: object, indent = ''): string {
  const lines = Object.entries(value).map(([name, one]) => {
    const key = /^[a-z]\w*$/i.test(name) ? name : printText(name)
    return `${indent}  ${key}: ${typeof one === 'object' ? printOptions(one, `${indent}  `) : printText(one)},\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

function printText(value: string): string {
  const text = JSON.stringify(value)
  return value.includes("'") ? text : `'${text.slice(1, -1).replaceAll('\\"', '"')}'`
}
