// Preloaded into the server: when the command that started it is gone, killed even, the server stops too and frees its port.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
