import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Going to another one clears the failure. */
  place?: string
  fallback: ReactNode | ((again: () => void) => ReactNode)
  onCaught?: () => void
  children: ReactNode
}

/** Stands around a part that may fail while it is drawn, and shows `fallback` in its place. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Draws the part again: when the visitor presses for it, and when the network comes back. */
  private readonly tryAgain = () => {
    if (this.state.failed) this.setState({ failed: false })
  }

  override componentDidMount() {
    addEventListener('online', this.tryAgain)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.tryAgain)
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false })
  }

  override componentDidCatch() {
    this.props.onCaught?.()
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.failed) return children
    return typeof fallback === 'function' ? fallback(this.tryAgain) : fallback
  }
}
