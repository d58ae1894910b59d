import { getDomainFields } from '@latchkit/core/eip1193'
import type { TypedData } from '@latchkit/core/ports'
import { escapeHiddenCharacters } from '../decode/escapeHiddenCharacters.js'
import type { ApprovalModel, DataNode, ModelField, ModelWarning } from './ApprovalModel.js'

/** Struct types of signatures that give access to tokens: EIP-2612, DAI and Permit2. */
const permitTypes =
  /^Permit(?:$|Single|Batch|TransferFrom|WitnessTransferFrom|BatchTransferFrom|BatchWitnessTransferFrom|All|ForAll)/
/** Struct types of orders of marketplaces and exchanges. */
const orderTypes = /Order/

/** Fields of a domain that have a label of their own. */
const labels = { name: 'contract', verifyingContract: 'verifyingContract' } as const

/**
 * Describes typed data (EIP-712): all fields that are hashed, of the domain and of the message, and no other values. An app can
 * leave fields of the domain out of the hash with a type `EIP712Domain` of its own.
 *
 * @throws `TypeError` for values that are not of their types, which cannot be hashed either
 * @see https://eips.ethereum.org/EIPS/eip-712
 */
export function describeTypedData(typedData: TypedData): ApprovalModel {
  const { domain, types, primaryType, message } = typedData
  const domainFields = getDomainFields(typedData)
  const hasChainId = domainFields.some(({ name }) => name === 'chainId')
  const warnings: ModelWarning[] = []
  const isPermit = permitTypes.test(primaryType) || hasSpender(typedData)
  if (isPermit) warnings.push({ name: 'permit', level: 'danger' })
  if (orderTypes.test(primaryType)) warnings.push({ name: 'sale', level: 'danger' })
  if (!hasChainId || domain.chainId === undefined || domain.chainId === null)
    warnings.push({ name: 'noChainId', level: 'caution' })
  const fields: ModelField[] = []
  const others: (typeof domainFields)[number][] = []
  for (const field of domainFields) {
    const value = domain[field.name]
    // A label has one value: lists and structs are displayed by their hashed members.
    const label = isLabelled(field.name) && !isObject(value) ? labels[field.name] : undefined
    if (label) fields.push({ name: label, value: toVisibleText(value) })
    else others.push(field)
  }
  const data =
    primaryType === 'EIP712Domain' ? [] : [toNode(toVisible(primaryType), primaryType, message, types)]
  if (others.length > 0)
    data.push(toNode('domain', 'EIP712Domain', domain, { ...types, EIP712Domain: others }))
  return {
    title: { name: isPermit ? 'signPermit' : 'signTypedData' },
    fields,
    warnings,
    data,
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isLabelled(name: string): name is keyof typeof labels {
  return Object.hasOwn(labels, name)
}

/** A value that someone else may spend, whatever the type is called. */
function hasSpender({ types, primaryType }: TypedData): boolean {
  const names = Object.hasOwn(types, primaryType) ? (types[primaryType] ?? []).map(({ name }) => name) : []
  return names.includes('spender') || names.includes('operator')
}

function toNode(name: string, type: string, value: unknown, types: TypedData['types']): DataNode {
  const [, element] = /^(.*)\[\d*\]$/.exec(type) ?? []
  const node = { name, type: toVisible(type) }
  if (element !== undefined && Array.isArray(value))
    return { ...node, value: value.map((each, index) => toNode(String(index), element, each, types)) }
  const struct = Object.hasOwn(types, type) ? types[type] : undefined
  if (!struct || !isObject(value)) return { ...node, value: toVisibleText(value) }
  const children = struct.map((field) =>
    toNode(
      toVisible(field.name),
      field.type,
      Object.hasOwn(value, field.name) ? Reflect.get(value, field.name) : undefined,
      types,
    ),
  )
  return { ...node, value: children }
}

/** @throws `TypeError` for a list or a struct: its JSON could have members that are not hashed. */
function toVisibleText(value: unknown): string {
  if (isObject(value)) throw new TypeError('A list or struct must have a type of its own')
  return toVisible(String(value))
}

const toVisible = (text: string): string => escapeHiddenCharacters(text).text
