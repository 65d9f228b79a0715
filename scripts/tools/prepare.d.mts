export function prepare(say: (text: string) => void): Promise<string>
export function handOver(node: string, args: string[]): Promise<number>
export function bringTool(
  name: string,
  needed: boolean,
  say: (text: string) => void,
  what: string,
): Promise<boolean>
export function isOldNode(version: string): boolean
