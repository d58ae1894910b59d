import { formatRecapSentences, parseSessionRecap } from '../message/recap.js'
import type { SiwxFields } from '../message/SiwxFields.js'
import { SiwxMessageError } from '../message/SiwxMessageError.js'

/**
 * Returns the fields as the app has requested them: without the ReCap of a wallet session at the end of the resources, and without its
 * sentence in the statement. Any other ReCap stays a resource like the others.
 *
 * @throws `SiwxMessageError` if the statement does not contain what the ReCap authorizes, so that the user has not read it
 */
export function withoutRecap(fields: SiwxFields): SiwxFields {
  const { resources = [], statement = '', ...others } = fields
  const methods = parseSessionRecap(resources.at(-1) ?? '')
  if (!methods) return fields
  const sentence = formatRecapSentences(methods).find(
    (one) => statement === one || statement.endsWith(` ${one}`),
  )
  if (sentence === undefined)
    throw new SiwxMessageError('statement', '"statement" must end with the sentence of its ReCap (EIP-5573).')
  const own = statement.slice(0, -sentence.length).trimEnd()
  const rest = resources.slice(0, -1)
  return { ...others, ...(own && { statement: own }), ...(rest.length > 0 && { resources: rest }) }
}
