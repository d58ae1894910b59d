// Prints how ordered the sources are: `pnpm run shape`. `pnpm run shape --list cycle` also prints the places of the rows with these
// words in their names.

import { measureShape } from './shape/measureShape.mjs'

const [option, ...words] = process.argv.slice(2)
if (option !== undefined && option !== '--list') {
  console.error(`Unknown option ${option}. Use --list, and words of the names of rows.`)
  process.exit(1)
}
const rows = await measureShape(process.cwd())
const width = Math.max(...rows.map(({ name }) => name.length))
for (const { name, value } of rows) console.log(`${name.padEnd(width)}  ${value.padStart(10)}`)
const text = words.join(' ').toLowerCase()
for (const { name, places } of option ? rows : []) {
  if (places.length > 0 && name.toLowerCase().includes(text))
    console.log(`\n${name}:\n${places.map((place) => `  ${place}`).join('\n')}`)
}
