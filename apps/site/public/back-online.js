// The offline page goes on by itself once there is a network.
addEventListener('online', () => location.reload())
