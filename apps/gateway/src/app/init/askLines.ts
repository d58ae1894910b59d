import { createInterface } from 'node:readline'

/** Asks questions on a terminal, or reads the lines of a file that is the input. */
export function askLines(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  return async (text: string): Promise<string | undefined> => {
    output.write(text)
    const { value, done } = await lines.next()
    return done ? undefined : value
  }
}
