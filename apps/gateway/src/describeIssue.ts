import type * as z from 'zod/mini'

/** Says what is wrong with a field. zod/mini brings no texts of its own, and its setting for them is global. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? issue.path.join('.') : 'the whole'
  return `${place}: ${textOf(issue)}`
}

function textOf(issue: z.core.$ZodIssue): string {
  if (issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `has to be of type ${issue.expected}`
    case 'invalid_value':
      return `has to be ${issue.values.map(String).join(' or ')}`
    case 'unrecognized_keys':
      return `there is no ${issue.keys.join(', ')}`
    case 'too_small':
      return `has to be at least ${issue.minimum}`
    case 'too_big':
      return `has to be at most ${issue.maximum}`
    default:
      return 'is not right'
  }
}
