import * as v from 'valibot'

/**
 * Says where in a file something is wrong and why, such as "currencies.EUR is missing". Messages of
 * its schema go on after the place: "must be a text".
 */
export function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue)
  return place ? `${place} ${textOf(issue)}` : textOf(issue)
}

function textOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object')
    return issue.expected === 'never' ? 'is not known here' : 'is missing'
  if (issue.received === 'undefined') return 'is missing'
  return issue.received === 'Object' ? issue.message : `${issue.message}, not ${issue.received}`
}
