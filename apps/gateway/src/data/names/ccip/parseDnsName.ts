/**
 * Parses a name in the encoding of DNS, in which each label has its length in front (ENSIP-10).
 *
 * @returns The name, such as `alice.example.eth`; `undefined` if it is malformed, or a label contains a dot.
 * @see https://docs.ens.domains/ensip/10
 */
export function parseDnsName(hex: string): string | undefined {
  const bytes = Buffer.from(hex.slice(2), 'hex')
  const labels: string[] = []
  let index = 0
  for (let length = bytes[index]; length !== 0; length = bytes[index]) {
    if (length === undefined || index + length >= bytes.length) return undefined
    const label = bytes.subarray(index + 1, index + 1 + length)
    // A dot inside a label would make another name of it.
    if (label.includes(0x2e)) return undefined
    labels.push(label.toString('utf8'))
    index += 1 + length
  }
  return index === bytes.length - 1 ? labels.join('.') : undefined
}
