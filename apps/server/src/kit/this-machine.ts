/**
 * Returns whether an address, of whatever protocol, is one of this machine: by its name, because a
 * look into the DNS could change.
 */
export function isThisMachine(address: string): boolean {
  const name = new URL(address).hostname.replace(/\.$/, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  )
}
