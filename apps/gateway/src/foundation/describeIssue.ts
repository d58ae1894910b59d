import type * as z from 'zod/mini'

/** Describes an invalid field. zod/mini includes no messages, and its setting for them is global. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? issue.path.join('.') : 'the value'
  return `${place}: ${describeProblem(issue)}`
}

function describeProblem(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input')
    return issue.message.startsWith('must ') ? issue.message : `must be ${issue.message}`
  switch (issue.code) {
    case 'invalid_type':
      return `must be of type ${issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`
    case 'unrecognized_keys':
      return `unknown field ${issue.keys.join(', ')}`
    case 'too_small':
      return `must be at least ${issue.minimum}`
    case 'too_big':
      return `must be at most ${issue.maximum}`
    default:
      return 'is invalid'
  }
}
