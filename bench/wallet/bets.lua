-- Sends the prepared requests of the file that BETS names, each once.
local bets, at = {}, 0
local file = io.open(os.getenv('BETS'), 'rb')
for bet in (file:read('*a') .. '\0'):gmatch('(%Z+)%z') do bets[#bets + 1] = bet end
file:close()

request = function()
  at = at + 1
  if at > #bets then wrk.thread:stop() return bets[#bets] end
  return bets[at]
end
