import type { WalletRequestRecord } from './requestRecord.js'

/** Describes requests in lines, for the message of a failed test. */
export function describeRequests(records: readonly WalletRequestRecord[]): string {
  if (records.length === 0) return '  (none)'
  return records.map((record) => `  ${describeRequest(record)}`).join('\n')
}

function describeRequest(record: WalletRequestRecord): string {
  const { method, status, to, value, data, call, message, typedData, chainId, error } = record
  const details = [
    to !== undefined && `to ${to}`,
    value !== undefined && `value ${value}`,
    call ? `${call.functionName}(${call.args.map(String).join(', ')})` : data && `data ${shorten(data)}`,
    message !== undefined && `message ${JSON.stringify(message)}`,
    typedData && `${typedData.primaryType} ${JSON.stringify(typedData.message)}`,
    chainId !== undefined && `chain ${chainId}`,
    error !== undefined && `error ${describeError(error)}`,
  ].filter((detail) => typeof detail === 'string' && detail !== '')
  return [`${method} (${status})`, ...details].join(', ')
}

function shorten(data: string): string {
  return data.length > 74 ? `${data.slice(0, 74)}…` : data
}

function describeError(error: unknown): string {
  const { code, message = error } = Object(error)
  return code === undefined ? String(message) : `${code} ${message}`
}
