// Made and let go: what it is there for has happened when it is made.
new Intl.NumberFormat()
close()
