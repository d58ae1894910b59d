import type { AnyCallRecord, RequestRecord } from './requestRecord.js'

/** Describes requests in lines, for the message of a failed test. */
export function describeRequests(records: readonly RequestRecord[]): string {
  if (records.length === 0) return '  (none)'
  return records.map((record) => `  ${describeRequest(record)}`).join('\n')
}

function describeRequest(record: RequestRecord): string {
  const { method, status, calls = [], message, typedData, chainId, error } = record
  const details = [
    ...[record, ...calls].flatMap(describeCall),
    message !== undefined && `message ${JSON.stringify(message)}`,
    typedData && `${typedData.primaryType} ${JSON.stringify(typedData.message)}`,
    chainId !== undefined && `chain ${chainId}`,
    error !== undefined && `error ${describeError(error)}`,
  ].filter((detail) => typeof detail === 'string' && detail !== '')
  return [`${method} (${status})`, ...details].join(', ')
}

function describeCall({ to, value, data, call }: AnyCallRecord) {
  return [
    to !== undefined && `to ${to}`,
    value !== undefined && `value ${value}`,
    call ? `${call.functionName}(${call.args.map(String).join(', ')})` : data && `data ${shorten(data)}`,
  ]
}

function shorten(data: string): string {
  return data.length > 74 ? `${data.slice(0, 74)}…` : data
}

function describeError(error: unknown): string {
  const { code, message = error } = Object(error)
  return code === undefined ? String(message) : `${code} ${message}`
}
